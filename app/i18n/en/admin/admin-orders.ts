import type { texts as zh } from '#app/i18n/zh/admin/admin-orders'

export const texts: typeof zh = {
  list: 'All orders',
  searchHint: 'Order no., transaction ID, user ID, or phone',
  filters: {
    all: 'All',
    granted: 'Completed',
    refunded: 'Refunded',
    paid: 'Paid',
    created: 'Unpaid',
    closed: 'Closed',
  },
  created: 'Ordered',
  product: 'Product',
  months: 'Months',
  forMonths: '{{months}} months',
  price: 'Amount',
  discount: 'Discount',
  state: 'Status',
  owner: 'User',
  gone: 'deleted',
}
