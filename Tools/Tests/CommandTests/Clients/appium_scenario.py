"""The scenario of Examples/Recipes/flows/add-a-pie.yaml with the Appium-Python-Client: appium_scenario.py URL TRACE

Writes the callbacks of the view controllers to TRACE, as JSON.
"""

import json
import sys

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy

driver = webdriver.Remote(sys.argv[1], options=XCUITestOptions())
try:
    driver.implicitly_wait(5)
    find = driver.find_element

    def bar_button(title):
        find(AppiumBy.IOS_CLASS_CHAIN, f"**/XCUIElementTypeNavigationBar/**/XCUIElementTypeButton[`label == '{title}'`]").click()

    find(AppiumBy.ACCESSIBILITY_ID, "Chocolate Cake")
    find(AppiumBy.ACCESSIBILITY_ID, "Pancakes").click()
    find(AppiumBy.ACCESSIBILITY_ID, "20 minutes")
    find(AppiumBy.ACCESSIBILITY_ID, "Breakfast").click()
    bar_button("Recipe")
    bar_button("Recipes")
    bar_button("Add")
    for field, text in (("name-field", "Apple Pie"), ("minutes-field", "90")):
        find(AppiumBy.ACCESSIBILITY_ID, field).click()
        find(AppiumBy.ACCESSIBILITY_ID, field).send_keys(text)
    find(AppiumBy.ACCESSIBILITY_ID, "Save").click()
    find(AppiumBy.ACCESSIBILITY_ID, "90 minutes")
    find(AppiumBy.ACCESSIBILITY_ID, "Converter").click()
    find(AppiumBy.ACCESSIBILITY_ID, "Inches").click()
    assert find(AppiumBy.ACCESSIBILITY_ID, "result-label").text == "7.6 cm"
    find(AppiumBy.ACCESSIBILITY_ID, "Egg Timer").click()
    with open(sys.argv[2], "w") as file:
        json.dump(driver.execute_script("understudy: trace"), file)
finally:
    driver.quit()
