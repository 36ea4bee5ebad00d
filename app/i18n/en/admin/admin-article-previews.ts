import type { texts as zh } from '#app/i18n/zh/admin/admin-article-previews'

export const texts: typeof zh = {
  title: 'Article drafts',
  lead: 'Articles in content/blogs/drafts are visible only to admins. To publish one, move it to content/blogs and restart the server.',
  none: 'No drafts.',
  name: 'Title',
  type: 'Category',
  date: 'Publish date',
  minutes: 'Read time',
  length: 'about {{count}} min',
  preview: 'Preview',
}
