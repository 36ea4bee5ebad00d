/** The voice of a page, as people look for it. Apart from the schema: the list of templates asks for the words alone. */
export const TEMPLATE_MOODS = ['calm', 'formal', 'lively', 'technical', 'academic', 'creative'] as const
