/** In the order people ask; the page shows them and search engines are told the same. */
export const faqQuestions = ['signUp', 'free', 'count', 'renew', 'after', 'weixin', 'privacy'] as const
