/** The mood of a template, a filter of the gallery. In a file without zod, so that pages need not load it. */
export const TEMPLATE_MOODS = ['calm', 'formal', 'lively', 'technical', 'academic', 'creative'] as const
