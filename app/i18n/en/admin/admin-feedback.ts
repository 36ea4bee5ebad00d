import { texts as help } from '../help'

import type { texts as zh } from '#app/i18n/zh/admin/admin-feedback'

export const texts: typeof zh = {
  title: 'Feedback',
  lead: 'Feedback from the help page, kept for one year. Reply using the contact info provided, then mark it as resolved.',
  searchHint: 'Text, contact info, user ID, or phone number',
  filters: { open: 'Open', answered: 'Resolved', all: 'All' },
  created: 'Sent',
  topic: 'Topic',
  topics: help.form.topics,
  message: 'Message',
  contact: 'Contact:',
  owner: 'From',
  guest: 'Not logged in',
  state: 'Status',
  answered: 'Resolved',
  mark: { answered: 'Mark as resolved', open: 'Reopen' },
  none: 'No matching feedback.',
}
