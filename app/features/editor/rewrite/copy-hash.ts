/** What the address of a copy ends with when its proposals are to be shown. */
export const copyHash = '#ai-copy'
