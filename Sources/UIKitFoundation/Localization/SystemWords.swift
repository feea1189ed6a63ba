import Foundation
import Synchronization
import UIKitRuntime

/// UIKit's own words, in the language in which the app is shown: the app's best localization for the user, else English.
///
/// The eleven most common languages besides English, with the words of iOS.
package enum SystemWords {
    /// Returns the localized form of `word`, in English. A word that is not UIKit's is returned unchanged.
    package static func text(_ word: String) -> String { text(word, column) }

    /// Returns the word in `language`, as a bundle names a localization: `fr`, `pt-BR`, `zh-Hans`.
    static func text(_ word: String, in language: String) -> String { text(word, column(of: language)) }

    private static func text(_ word: String, _ column: Int?) -> String { column.flatMap { table[word]?[$0] } ?? word }

    /// The app's column, cached because bars look up each title they show.
    private static var column: Int? {
        kept.withLock { kept in
            let found = kept ?? column(of: LocalizedBundles.preferred(of: .main).first ?? "en")
            kept = .some(found)
            return found
        }
    }
    private static let kept = Mutex<Int??>(nil)
    static func forget() { kept.withLock { $0 = nil } }

    private static func column(of language: String) -> Int? {
        let code = language.lowercased().replacingOccurrences(of: "_", with: "-")
        return languages.firstIndex { code == $0 || code.hasPrefix($0 + "-") }
    }

    static let languages = ["fr", "de", "es", "it", "pt", "nl", "ja", "zh-hans", "ko", "ru", "ar"]
    static let table: [String: [String]] = [
        "Back": ["Retour", "Zurück", "Atrás", "Indietro", "Voltar", "Terug", "戻る", "返回", "뒤로", "Назад", "رجوع"],
        "Cancel": ["Annuler", "Abbrechen", "Cancelar", "Annulla", "Cancelar", "Annuleer", "キャンセル", "取消", "취소", "Отменить", "إلغاء"],
        "Done": ["OK", "Fertig", "OK", "Fine", "OK", "Gereed", "完了", "完成", "완료", "Готово", "تم"],
        "Edit": ["Modifier", "Bearbeiten", "Editar", "Modifica", "Editar", "Wijzig", "編集", "编辑", "편집", "Править", "تحرير"],
        "Save": ["Enregistrer", "Sichern", "Guardar", "Salva", "Salvar", "Bewaar", "保存", "存储", "저장", "Сохранить", "حفظ"],
        "Undo": ["Annuler", "Widerrufen", "Deshacer", "Annulla", "Desfazer", "Herstel", "取り消す", "撤销", "실행 취소", "Отменить", "تراجع"],
        "Redo": ["Rétablir", "Wiederholen", "Rehacer", "Ripristina", "Refazer", "Opnieuw", "やり直す", "重做", "실행 복귀", "Повторить", "إعادة"],
        "Add": ["Ajouter", "Hinzufügen", "Añadir", "Aggiungi", "Adicionar", "Voeg toe", "追加", "添加", "추가", "Добавить", "إضافة"],
        "Delete": ["Supprimer", "Löschen", "Eliminar", "Elimina", "Apagar", "Verwijder", "削除", "删除", "삭제", "Удалить", "حذف"],
        "Close": ["Fermer", "Schließen", "Cerrar", "Chiudi", "Fechar", "Sluit", "閉じる", "关闭", "닫기", "Закрыть", "إغلاق"],
        "Share": ["Partager", "Teilen", "Compartir", "Condividi", "Compartilhar", "Deel", "共有", "共享", "공유", "Поделиться", "مشاركة"],
        "Search": ["Rechercher", "Suchen", "Buscar", "Cerca", "Buscar", "Zoek", "検索", "搜索", "검색", "Поиск", "بحث"],
        "Refresh": [
            "Actualiser", "Aktualisieren", "Actualizar", "Aggiorna", "Atualizar", "Vernieuw", "更新", "刷新", "새로 고침", "Обновить", "تحديث",
        ],
        "More": ["Plus", "Mehr", "Más", "Altro", "Mais", "Meer", "その他", "更多", "더 보기", "Еще", "المزيد"],
        "Favorites": [
            "Favoris", "Favoriten", "Favoritos", "Preferiti", "Favoritos", "Favorieten", "よく使う項目", "个人收藏", "즐겨찾기", "Избранное", "المفضلة",
        ],
        "Recents": [
            "Récents", "Zuletzt benutzt", "Recientes", "Recenti", "Recentes", "Recent", "履歴", "最近", "최근 항목", "Недавние", "الحديثة",
        ],
        "Contacts": [
            "Contacts", "Kontakte", "Contactos", "Contatti", "Contatos", "Contacten", "連絡先", "通讯录", "연락처", "Контакты", "جهات الاتصال",
        ],
        "History": [
            "Historique", "Verlauf", "Historial", "Cronologia", "Histórico", "Geschiedenis", "履歴", "历史记录", "기록", "История", "السجل",
        ],
        "Bookmarks": [
            "Signets", "Lesezeichen", "Marcadores", "Segnalibri", "Favoritos", "Bladwijzers", "ブックマーク", "书签", "책갈피", "Закладки",
            "الإشارات المرجعية",
        ],
        "Downloads": [
            "Téléchargements", "Downloads", "Descargas", "Download", "Downloads", "Downloads", "ダウンロード", "下载", "다운로드", "Загрузки",
            "التنزيلات",
        ],
        "Cut": ["Couper", "Ausschneiden", "Cortar", "Taglia", "Cortar", "Knip", "カット", "剪切", "오려두기", "Вырезать", "قص"],
        "Copy": ["Copier", "Kopieren", "Copiar", "Copia", "Copiar", "Kopieer", "コピー", "拷贝", "복사하기", "Скопировать", "نسخ"],
        "Paste": ["Coller", "Einsetzen", "Pegar", "Incolla", "Colar", "Plak", "ペースト", "粘贴", "붙여넣기", "Вставить", "لصق"],
        "Select": [
            "Sélectionner", "Auswählen", "Seleccionar", "Seleziona", "Selecionar", "Selecteer", "選択", "选择", "선택", "Выбрать", "تحديد",
        ],
        "Select All": [
            "Tout sélectionner", "Alles auswählen", "Seleccionar todo", "Seleziona tutto", "Selecionar Tudo", "Selecteer alles", "すべてを選択",
            "全选", "전체 선택",
            "Выбрать все", "تحديد الكل",
        ],
        "return": ["retour", "Return", "intro", "invio", "retorno", "return", "改行", "换行", "이동", "ввод", "إدخال"],
        "Go": ["Accéder", "Öffnen", "Ir", "Vai", "Ir", "Ga", "開く", "前往", "이동", "Перейти", "انتقال"],
        "Join": ["Rejoindre", "Verbinden", "Acceder", "Accedi", "Conectar", "Verbind", "接続", "加入", "연결", "Подключиться", "انضمام"],
        "Next": ["Suivant", "Weiter", "Siguiente", "Avanti", "Seguinte", "Volgende", "次へ", "下一项", "다음", "Далее", "التالي"],
        "Route": ["Itinéraire", "Route", "Ruta", "Percorso", "Rota", "Route", "経路", "路线", "경로", "Маршрут", "المسار"],
        "Send": ["Envoyer", "Senden", "Enviar", "Invia", "Enviar", "Stuur", "送信", "发送", "보내기", "Отправить", "إرسال"],
        "Continue": [
            "Continuer", "Fortfahren", "Continuar", "Continua", "Continuar", "Ga door", "続ける", "继续", "계속", "Продолжить", "متابعة",
        ],
    ]
}
