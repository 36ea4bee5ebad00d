import type { texts as zh } from '#app/i18n/zh/admin/admin-invoices'

export const texts: typeof zh = {
  title: 'Invoice requests',
  lead: 'Export the requests, issue the invoices in your invoicing system, then enter the invoice numbers here. Amounts shown are payments minus refunds.',
  searchHint: 'Order no., invoice no., tax no., name, user ID, or phone',
  none: 'No matching invoice requests.',
  filters: {
    requested: 'To issue',
    issued: 'Issued',
    rejected: 'Rejected',
    cancelled: 'Canceled',
    all: 'All',
  },
  requested: 'Requested',
  settled: 'Processed',
  order: 'Order',
  owner: 'User',
  gone: 'deleted',
  open: 'Process',
  back: 'Back to invoice requests',
  refundedSince: 'Refunded after invoicing',
  refundedSinceText:
    'Part of this order was refunded after the invoice was issued. Reverse or reissue the invoice.',
  paid: 'Paid',
  refunded: 'Refunded',
  amount: 'Amount to invoice',
  openRefund:
    'A refund for this order is in progress. You can record the invoice once the refund is complete.',
  issueTitle: 'Mark as issued',
  issueText: 'Issue the invoice for {{amount}}, send it to the user’s email, then enter its number.',
  correctTitle: 'Correct invoice number',
  correctText: 'Only the invoice number changes. The amount and date stay the same.',
  replaceTitle: 'Record replacement invoice',
  replaceText:
    'Reverse the old invoice, issue a new one for {{amount}}, send it to the user’s email, then enter its number.',
  replace: 'Mark as reissued',
  issue: 'Mark as issued',
  correct: 'Correct number',
  rejectTitle: 'Reject request',
  rejectText: 'The user will see the reason and can request the invoice again.',
  reject: 'Reject',
  rejectReason: 'Reason (the user will see it)',
}
