/**
 * Roughly where visitors come from: typed or a chat app, WeChat, a search engine, any other site. Without zod, so that
 * pages need not load it.
 */
export const VISIT_SOURCES = ['direct', 'weixin', 'search', 'elsewhere'] as const
export const VISIT_DEVICES = ['phone', 'computer'] as const
/** How many days of visits are kept and shown, today included. */
export const visitDays = 30
