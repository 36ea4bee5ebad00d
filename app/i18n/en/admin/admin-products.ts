import type { texts as zh } from '#app/i18n/zh/admin/admin-products'

export const texts: typeof zh = {
  title: 'Products and prices',
  lead: 'New prices apply only to future orders. Existing orders keep their original price.',
  price: 'Price',
  onSale: 'for sale',
  offSale: 'not for sale',
  notSold: 'not sold',
  change: 'Change price…',
  ask: 'Change the price of “{{name}}”',
  yuan: '1-month price (yuan)',
  longer: 'Longer plans',
  longerHint:
    '3, 6, and 12 months count as 93, 186, and 372 days. Leave a price empty to not sell it. It can’t cost more than the same months bought one by one.',
  longerYuan: '{{name}} (yuan)',
  sell: 'Available to buy',
  press: 'Save',
  history: 'Change history',
  noHistory: 'No changes yet.',
  plans: {
    change: 'Change benefits…',
    ask: 'Change benefits for “{{name}}”',
    when: 'Changes appear on the plans page right away and apply to new orders. For current members, benefits you add start next month, and benefits you remove stay until their membership ends. Enter “unlimited” for no limit.',
    place: 'Order',
    nameZh: 'Chinese name (leave blank for the default)',
    nameEn: 'English name (leave blank for the default)',
    descriptionZh: 'Chinese description (leave blank for the default)',
    descriptionEn: 'English description (leave blank for the default)',
    order: 'Display order (lower numbers first)',
    recommend: 'Mark as recommended',
    follows: 'Has the same benefits as “{{name}}” and updates along with it.',
    press: 'Save',
    badCount:
      'For benefit amounts, enter “unlimited” or a whole number from 0 to 100,000. For plan order, enter a whole number from 0 to 99.',
  },
}
