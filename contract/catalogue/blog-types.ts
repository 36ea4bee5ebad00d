/**
 * Kinds of articles, in the order of lists: 求职攻略, 简历写作, 面试, 校招, 产品动态. Apart from their schema, so that pages load
 * no zod for them.
 */
export const BLOG_TYPES = ['guide', 'writing', 'interview', 'campus', 'news'] as const
