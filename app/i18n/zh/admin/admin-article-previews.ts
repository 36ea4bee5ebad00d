export const texts = {
  title: '文章草稿',
  lead: '放在 content/blogs/drafts 里的文章，只有管理员能看到。移到 content/blogs 并重启后发布。',
  none: '没有草稿。',
  name: '标题',
  type: '栏目',
  date: '发布日期',
  minutes: '阅读',
  length: '约 {{count}} 分钟',
  preview: '预览',
}
