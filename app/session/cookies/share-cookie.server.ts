import { z } from 'zod'

/** Cookie share-storage: passes of shares that were unlocked by password, newest first. */
export const shareCookie = { name: 'share-storage', maxAgeSeconds: 24 * 3600, sameSite: 'lax' } as const
const maxPasses = 5

const SharePass = z.object({
  token: z.string().regex(/^[\w-]{1,64}$/),
  pass: z.string().regex(/^[\w-]{1,128}$/),
})
export type SharePass = z.infer<typeof SharePass>

/** A tampered or foreign cookie is empty. */
export function parseShareCookie(cookie: string | undefined): SharePass[] {
  if (!cookie) return []
  const pairs = cookie.split('~').map((pair) => ({ token: pair.split('.')[0], pass: pair.split('.')[1] }))
  return z.array(SharePass).max(maxPasses).safeParse(pairs).data ?? []
}

export function serializeShareCookie(passes: SharePass[]): string {
  return passes.map(({ token, pass }) => `${token}.${pass}`).join('~')
}

export function addSharePass(passes: SharePass[], pass: SharePass): SharePass[] {
  return [pass, ...passes.filter(({ token }) => token !== pass.token)].slice(0, maxPasses)
}
