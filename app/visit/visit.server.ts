import { parse, serialize } from 'cookie'
import type { DraftKey } from '#contract/draft'
import type { Language } from '#contract/problems'
import {
  draftStorageLifeSeconds,
  draftStorageName,
  readDraftKeys,
  rememberKey,
  writeDraftKeys,
} from './draft-storage.server'
import { languageOf } from './language'

export type Visit = {
  language: Language
  /** WeChat's in-app browser drops file downloads, so it is shown another way. */
  inWeixin: boolean
  drafts: {
    /** Keys of the guest's server-kept drafts, newest first. */
    keys(): DraftKey[]
    find(id: string): DraftKey | undefined
    remember(key: DraftKey): void
    forget(id: string): void
  }
  /** Set-Cookie lines to write, once, on whatever response leaves. */
  cookies(): string[]
}

/** Who is here: read once per request; the only reader and writer of cookies. */
export function openVisit(request: Request, { secureCookies }: { secureCookies: boolean }): Visit {
  const cookies = parse(request.headers.get('cookie') ?? '')
  let keys = readDraftKeys(cookies[draftStorageName])
  let changed = false
  const change = (next: DraftKey[]) => {
    keys = next
    changed = true
  }
  return {
    language: languageOf(cookies.lang, request.headers.get('accept-language')),
    inWeixin: /MicroMessenger/i.test(request.headers.get('user-agent') ?? ''),
    drafts: {
      keys: () => keys,
      find: (id) => keys.find((key) => key.id === id),
      remember: (key) => change(rememberKey(keys, key)),
      forget: (id) => {
        if (keys.some((key) => key.id === id)) change(keys.filter((key) => key.id !== id))
      },
    },
    cookies: () =>
      changed
        ? [serialize(draftStorageName, writeDraftKeys(keys), draftCookie(secureCookies, keys.length))]
        : [],
  }
}

function draftCookie(secure: boolean, count: number) {
  const maxAge = count === 0 ? 0 : draftStorageLifeSeconds
  return { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge } as const
}
