/** The position that suits anybody, alone in an industry of this id too. Without zod, so that browsers may load it. */
export const generalPositionId = 'general'
