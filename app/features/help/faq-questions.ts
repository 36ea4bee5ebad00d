/** In the order users ask, each with the page that answers it if there is one. */
export const faqQuestions = [
  { name: 'code' },
  { name: 'paid', to: '/user/orders', linkKey: 'orders' },
  { name: 'refund', to: '/user/orders', linkKey: 'orders' },
  { name: 'invoice', to: '/user/orders', linkKey: 'orders' },
  { name: 'downloads', to: '/pricing', linkKey: 'pricing' },
  { name: 'draft', to: '/resume/create', linkKey: 'create' },
  { name: 'share' },
  { name: 'weixin' },
  { name: 'delete', to: '/user', linkKey: 'profile' },
] as const
