import type { texts as zh } from '#app/i18n/zh/invoice'

export const texts: typeof zh = {
  title: 'Invoice (fapiao)',
  ask: 'Request invoice',
  change: 'Edit request',
  again: 'Edit and request again',
  lead: 'The invoice will be for the {{amount}} you paid. We’ll send it to your email.',
  leadRefunded:
    'You paid {{paid}} and got {{refunded}} back, so the invoice will be for {{amount}}. We’ll send it to your email.',
  unpaid: 'You can request an invoice once the order is paid.',
  refunded: 'This order was fully refunded, so it can’t be invoiced.',
  titleKind: 'Invoice for',
  kinds: { person: 'An individual', company: 'A company' },
  invoiceTitle: 'Name on the invoice',
  titleHint: 'Enter your own name, or the company’s full name as it appears on its business license.',
  taxNumber: 'Tax number',
  taxHint:
    'Required for companies. Enter the unified social credit code or taxpayer number (15 to 20 characters).',
  email: 'Send to',
  note: 'Note (optional)',
  send: 'Request invoice',
  save: 'Save changes',
  cancel: 'Cancel',
  saved: 'We got your invoice request.',
  failed: 'Couldn’t submit your request. What you entered is still here. Try again later.',
  amount: 'Invoice amount',
  state: 'Status',
  states: { requested: 'Requested', issued: 'Issued', rejected: 'Rejected', cancelled: 'Canceled' },
  stateText: {
    requested: 'Requested on {{date}}. You can edit it until the invoice is issued.',
    issued: 'Issued on {{date}} and sent to {{email}}.',
    rejected: 'Rejected on {{date}}: {{reason}}',
    cancelled: 'The order was fully refunded, so the request was canceled.',
  },
  number: 'Invoice number',
}
