/** The pages that search engines may show, most wanted first: the sitemap is made of them, and each tells its canonical address. */
export const publicPages = ['/', '/resume/create', '/pricing', '/agreement', '/privacy'] as const
