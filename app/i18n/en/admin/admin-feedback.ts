import { texts as help } from '../help'

import type { texts as zh } from '#app/i18n/zh/admin/admin-feedback'

export const texts: typeof zh = {
  title: 'Feedback',
  lead: 'Messages from the help page, kept for a year. Reply to the contact given, then mark them.',
  searchHint: 'Words, a contact, an account number or a phone',
  filters: { open: 'Open', answered: 'Answered', all: 'All' },
  created: 'Sent',
  topic: 'Topic',
  topics: help.form.topics,
  message: 'Message',
  contact: 'Contact:',
  owner: 'Sender',
  guest: 'Not logged in',
  state: 'Status',
  answered: 'Answered',
  mark: { answered: 'Mark as answered', open: 'Reopen' },
  none: 'No messages match.',
}
