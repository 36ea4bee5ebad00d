import type { texts as zh } from '#app/i18n/zh/admin/admin-refunds'

export const texts: typeof zh = {
  title: 'Orders and refunds',
  lead: 'Find an order by number and refund it to the original payment method.',
  number: 'Order number or WeChat Pay transaction ID',
  find: 'Search',
  transactionId: 'WeChat Pay transaction ID',
  owner: 'Account',
  ownerGone: 'Account deleted',
  list: 'Refunds',
  states: {
    processing: 'Processing',
    done: 'Refunded',
    closed: 'Refund closed',
    abnormal: 'Refund failed. Resolve it on the merchant platform.',
  },
  by: 'Issued by {{name}}, {{time}}',
  byMerchant: 'Issued on the WeChat Pay merchant platform',
  follow: 'Check now',
  begin: 'Refund…',
  confirm: 'Refund',
  amount: 'Amount (yuan)',
  invoiceIssued: 'An invoice was issued for this order. Reverse or reissue it after the refund.',
  invoice: 'Invoice request',
  queried: 'Last checked {{time}}',
  queriedNext: 'Last checked {{time}}. Next check: {{next}}.',
  notQueried: 'Not checked yet. First check: {{next}}.',
  confirmText:
    'You can refund up to {{price}} to the original payment method. A partial refund doesn’t shorten the membership. Once the full price is refunded, the {{days}} days of {{name}} from this order are taken back. The change appears in the membership history.',
  reason: 'Reason (the payer will see it)',
  there: 'Already refunded on the merchant platform?',
  thereText:
    'WeChat Pay usually reports refunds to us automatically. If it hasn’t reported this one, enter the refund number from the merchant platform. We’ll check it with WeChat Pay and record the result.',
  thereNumber: 'Merchant refund number',
  thereSend: 'Verify and record refund',
  badRefundNo: 'Refund numbers can have up to 64 characters: letters, digits, and the symbols _ - | * @',
  send: 'Confirm refund',
}
