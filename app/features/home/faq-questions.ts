/** In the order users ask them; the page and its structured data share the list. */
export const faqQuestions = [
  'signUp',
  'bring',
  'free',
  'count',
  'renew',
  'after',
  'weixin',
  'privacy',
] as const
