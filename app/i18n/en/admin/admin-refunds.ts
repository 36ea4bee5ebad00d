import type { texts as zh } from '#app/i18n/zh/admin/admin-refunds'

export const texts: typeof zh = {
  title: 'Orders and refunds',
  lead: 'Look an order up by its number, and send its money back the way it came.',
  number: 'Order number, or WeChat Pay’s number of the payment',
  find: 'Look up',
  transactionId: 'WeChat Pay number',
  owner: 'Account',
  ownerGone: 'Account is gone',
  list: 'Refunds',
  states: {
    processing: 'On its way',
    done: 'Refunded',
    closed: 'Closed, nothing was sent',
    abnormal: 'The bank did not take it: see the merchant platform',
  },
  by: 'Sent by {{name}}, {{time}}',
  byMerchant: 'Made on WeChat Pay’s merchant platform',
  follow: 'Ask how it stands',
  begin: 'Refund…',
  confirm: 'Send {{price}} back?',
  confirmText:
    'It goes the way it came. Once all of it has arrived, the 31 days of {{name}} this order gave are taken back by a line in the ledger; nothing is deleted.',
  reason: 'Reason (the payer reads it)',
  there: 'Refunded on the merchant platform already?',
  thereText:
    'WeChat Pay usually tells us by itself. If it did not, enter the number of the refund there: WeChat Pay is asked about it, and it is written down.',
  thereNumber: 'Refund number on the merchant platform',
  thereSend: 'Ask and record',
  badRefundNo: 'A refund number is at most 64 letters, digits and _-|*@.',
  send: 'Refund {{price}}',
}
