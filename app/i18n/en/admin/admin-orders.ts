import type { texts as zh } from '#app/i18n/zh/admin/admin-orders'

export const texts: typeof zh = {
  list: 'All orders',
  searchHint: 'Number, WeChat’s number, account or phone',
  filters: {
    all: 'All',
    granted: 'Done',
    refunded: 'Refunded',
    paid: 'Paid',
    created: 'To be paid',
    closed: 'Closed',
  },
  created: 'Ordered',
  product: 'Product',
  price: 'Price',
  state: 'State',
  owner: 'Whose',
  gone: 'erased',
}
