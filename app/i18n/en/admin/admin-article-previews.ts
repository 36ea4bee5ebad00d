import type { texts as zh } from '#app/i18n/zh/admin/admin-article-previews'

export const texts: typeof zh = {
  title: 'Article drafts',
  lead: 'Articles in content/blogs/drafts, for admins alone. Moved to content/blogs they are out after a restart.',
  none: 'No drafts.',
  name: 'Title',
  type: 'Kind',
  date: 'Day',
  minutes: 'Reading',
  length: 'about {{count}} min',
  preview: 'Preview',
}
