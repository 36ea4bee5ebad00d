/**
 * Types of articles, in the order of lists: 求职攻略, 简历写作, 面试, 校招, 产品动态, 公告. In a file without zod,
 * so that pages need not load it.
 */
export const BLOG_TYPES = ['guide', 'writing', 'interview', 'campus', 'news', 'notice'] as const
