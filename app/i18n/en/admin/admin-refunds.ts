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
    abnormal: 'Refund failed. Resolve it on the merchant platform',
  },
  by: 'Issued by {{name}}, {{time}}',
  byMerchant: 'Issued on the WeChat Pay merchant platform',
  follow: 'Check status',
  begin: 'Refund…',
  confirm: 'Refund {{price}}?',
  confirmText:
    'The money will go back to the original payment method. Once a full refund goes through, we’ll remove the 31 days of {{name}} from this order and record the change in the membership history.',
  reason: 'Reason (the payer will see it)',
  there: 'Already refunded on the merchant platform?',
  thereText:
    'WeChat Pay usually reports refunds to us automatically. If it hasn’t reported this one, enter the refund number from the merchant platform. We’ll check it with WeChat Pay and record the result.',
  thereNumber: 'Merchant refund number',
  thereSend: 'Check and record',
  badRefundNo: 'Refund numbers can have up to 64 characters: letters, digits, and the symbols _ - | * @',
  send: 'Refund {{price}}',
}
