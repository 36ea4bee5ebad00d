/** In the order people ask; the page shows them and search engines are told the same. */
export const questions = ['signUp', 'free', 'count', 'renew', 'after', 'weixin', 'privacy'] as const
