/** In the order people ask, each with the page that settles it where there is one. */
export const helpQuestions = [
  { name: 'code' },
  { name: 'paid', to: '/user/orders', go: 'orders' },
  { name: 'refund', to: '/user/orders', go: 'orders' },
  { name: 'invoice', to: '/user/orders', go: 'orders' },
  { name: 'downloads', to: '/pricing', go: 'pricing' },
  { name: 'draft', to: '/resume/create', go: 'create' },
  { name: 'share' },
  { name: 'weixin' },
  { name: 'delete', to: '/user', go: 'profile' },
] as const
