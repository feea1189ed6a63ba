"""Drives Examples/Recipes through `understudy webdriver` with the Appium-Python-Client: appium_recipes.py URL"""

import base64
import sys

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common.exceptions import (
    InvalidSelectorException,
    NoAlertPresentException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.support import expected_conditions as until
from selenium.webdriver.support.ui import WebDriverWait


def raises(error, work):
    try:
        work()
    except error:
        return
    raise AssertionError(f"no {error.__name__}")


options = XCUITestOptions()
options.device_name = "iPhone 16"
driver = webdriver.Remote(sys.argv[1], options=options)
try:
    wait = WebDriverWait(driver, 10)
    find = driver.find_element

    # The list, by every strategy.
    cake = wait.until(until.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "Chocolate Cake")))
    assert cake.is_displayed() and cake.is_enabled()
    assert (
        find(AppiumBy.IOS_PREDICATE, "type == 'XCUIElementTypeButton' AND label == 'Add' AND visible == 1").get_attribute("label") == "Add"
    )
    assert (
        find(AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeNavigationBar/**/XCUIElementTypeButton[`label == 'Add'`]").get_attribute("type")
        == "XCUIElementTypeButton"
    )
    assert find(AppiumBy.XPATH, "//XCUIElementTypeCell//*[@label='Chocolate Cake']")
    cells = driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeCell")
    assert len(cells) > 3, len(cells)
    assert driver.page_source.count("<XCUIElementTypeCell") == len(cells)
    raises(NoSuchElementException, lambda: find(AppiumBy.ACCESSIBILITY_ID, "Nothing"))
    raises(InvalidSelectorException, lambda: find(AppiumBy.XPATH, "//["))
    raises(InvalidSelectorException, lambda: find(AppiumBy.IOS_PREDICATE, "label =="))

    # A recipe and back.
    find(AppiumBy.ACCESSIBILITY_ID, "Pancakes").click()
    wait.until(until.presence_of_element_located((AppiumBy.IOS_PREDICATE, "label CONTAINS '20 minutes'")))
    driver.back()
    wait.until(until.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "Add")))
    raises(
        StaleElementReferenceException,
        lambda: driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Add") and webdriver.WebElement(driver, "999999").text,
    )

    # Swiped by a command, by W3C actions, and pinched with two fingers.
    driver.execute_script("mobile: swipe", {"direction": "up"})
    driver.execute_script("mobile: swipe", {"direction": "down"})
    size = driver.get_window_size()
    finger = ActionBuilder(driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"))
    finger.pointer_action.move_to_location(size["width"] // 2, size["height"] // 2).pointer_down().pause(0.1)
    finger.pointer_action.move_to_location(size["width"] // 2, size["height"] // 4).release()
    finger.perform()
    two = ActionChains(driver)
    two.w3c_actions.devices = []
    middle = (size["width"] // 2, size["height"] // 2)
    for number, side in enumerate((-1, 1)):
        one = two.w3c_actions.add_pointer_input(interaction.POINTER_TOUCH, f"finger{number}")
        one.create_pointer_move(x=middle[0] + side * 30, y=middle[1])
        one.create_pointer_down(button=0)
        one.create_pointer_move(duration=300, x=middle[0] + side * 120, y=middle[1])
        one.create_pointer_up(button=0)
    two.perform()
    driver.execute_script("mobile: swipe", {"direction": "down"})

    # Typed into a sheet.
    find(AppiumBy.ACCESSIBILITY_ID, "Add").click()
    name = wait.until(until.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "name-field")))
    name.send_keys("Apple Cake")
    assert name.get_attribute("value") == "Apple Cake", name.get_attribute("value")
    name.clear()
    name.send_keys("Apple Pie")
    assert name.text == "Apple Pie", name.text
    find(AppiumBy.ACCESSIBILITY_ID, "minutes-field").send_keys("90")
    find(AppiumBy.ACCESSIBILITY_ID, "Save").click()
    wait.until(until.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "Apple Pie")))

    # Pictures, orientation, alerts, contexts, appearance.
    picture = base64.b64decode(driver.get_screenshot_as_base64())
    assert picture.startswith(b"\x89PNG")
    assert base64.b64decode(find(AppiumBy.ACCESSIBILITY_ID, "Apple Pie").screenshot_as_base64).startswith(b"\x89PNG")
    driver.orientation = "LANDSCAPE"
    assert driver.orientation == "LANDSCAPE"
    turned = driver.get_window_size()
    assert turned["width"] > turned["height"], turned
    driver.orientation = "PORTRAIT"
    raises(NoAlertPresentException, lambda: driver.switch_to.alert.text)
    assert driver.contexts == ["NATIVE_APP"]
    driver.execute_script("mobile: setAppearance", {"style": "dark"})
    assert driver.execute_script("mobile: getAppearance") == {"style": "dark"}

    # The app's life.
    assert driver.query_app_state("org.example.Recipes") == 4
    driver.background_app(1)
    assert driver.terminate_app("org.example.Recipes")
    assert driver.query_app_state("org.example.Recipes") == 1
    driver.activate_app("org.example.Recipes")
    wait.until(until.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "Add")))
finally:
    driver.quit()
print("all well")
