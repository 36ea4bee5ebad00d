/** What only the editor's tools say that are loaded when they are wanted: they bring it along. */
export const editorTools = {
  rich: {
    toolbar: '文字格式',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    bulletList: '要点列表',
    orderedList: '编号列表',
    in: '缩进一级',
    out: '退回一级',
    link: '链接',
    address: '链接地址',
    put: '确定',
    unlink: '移除链接',
    wrong: '请填写完整的网址，如 https://example.com',
  },
  keys: {
    title: '键盘快捷键',
    undo: '撤销',
    redo: '重做',
    save: '立即保存',
    download: '下载',
    next: '下一个板块',
    previous: '上一个板块',
    help: '显示快捷键',
    more: '在正文里：Ctrl B 加粗，Ctrl I 斜体，Ctrl U 下划线，Ctrl K 链接，Tab 缩进要点，按 Esc 后 Tab 离开。',
    close: '关闭',
  },
  reorder: {
    picked: '已拿起“{{name}}”，现在是第 {{at}} 项，共 {{count}} 项。',
    over: '“{{name}}”移到第 {{at}} 项，共 {{count}} 项。',
    dropped: '已放下“{{name}}”，现在是第 {{at}} 项，共 {{count}} 项。',
    left: '已取消，“{{name}}”仍是第 {{at}} 项，共 {{count}} 项。',
  },
  manage: {
    entries: '{{count}} 条',
    go: '前往板块',
  },
}
export type EditorToolTexts = typeof editorTools
