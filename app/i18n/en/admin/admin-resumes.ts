import type { texts as zh } from '#app/i18n/zh/admin/admin-resumes'

export const texts: typeof zh = {
  title: 'Resumes',
  lead: 'The list holds nothing of what is in them. Opening one is kept.',
  searchHint: 'Number, owner, phone, or how a title begins',
  filters: { all: 'All', live: 'In use', binned: 'In the bin' },
  name: 'Title',
  owner: 'Whose',
  template: 'Template',
  updated: 'Saved',
  created: 'Made',
  binned: 'In the bin',
  view: 'Look at a resume',
  back: 'Resumes',
  opened: 'That you looked is kept in the audit log.',
  page: 'Page {{page}}',
  noPages: 'Its pages cannot be set right now, please try again later.',
  id: 'Number',
  revision: 'Revision',
  do: { bin: 'Put into the bin…', shelf: 'Take out of the bin…' },
  ask: { bin: 'Put this resume into its owner’s bin?', shelf: 'Take this resume out of the bin?' },
  what: {
    bin: 'Its owner can take it out for 30 days; then it is erased. Nothing in it is changed.',
    shelf: 'It goes back among its owner’s resumes, as it was.',
  },
  press: { bin: 'Put into the bin', shelf: 'Take out' },
}
