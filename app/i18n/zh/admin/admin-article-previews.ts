export const texts = {
  title: '文章草稿',
  lead: 'content/blogs/drafts 中的文章仅管理员可见。移到 content/blogs 并重启服务后即可发布。',
  none: '没有草稿。',
  name: '标题',
  type: '栏目',
  date: '发布日期',
  minutes: '阅读',
  length: '约 {{count}} 分钟',
  preview: '预览',
}
