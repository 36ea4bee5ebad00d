import type { texts as zh } from '#app/i18n/zh/admin/admin-resumes'

export const texts: typeof zh = {
  title: 'Resumes',
  lead: 'This list doesn’t show what’s in the resumes. Viewing a resume is recorded in the audit log.',
  searchHint: 'Resume ID, user ID, phone, or the start of a title',
  filters: { all: 'All', live: 'Active', binned: 'In Trash' },
  name: 'Title',
  owner: 'User',
  template: 'Template',
  updated: 'Saved',
  created: 'Created',
  binned: 'In Trash',
  view: 'View resume',
  back: 'Resumes',
  opened: 'The audit log now shows that you viewed this resume.',
  page: 'Page {{page}}',
  noPages: 'Couldn’t display this resume’s pages. Try again later.',
  id: 'Resume ID',
  revision: 'Version',
  do: { bin: 'Move to Trash…', shelf: 'Restore from Trash…' },
  ask: { bin: 'Move this resume to the user’s Trash?', shelf: 'Restore this resume from Trash?' },
  what: {
    bin: 'The user can restore it, unchanged, for 30 days. After that, it’s permanently deleted.',
    shelf: 'The resume goes back to the user’s list, exactly as it was.',
  },
  press: { bin: 'Move to Trash', shelf: 'Restore' },
}
