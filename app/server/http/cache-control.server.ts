import { remixDataType } from '#app/runtime/remix-internals'

const noStore = 'private, no-store'
/**
 * For Remix data, which going back never shows again. With no-store a browser would abort the rest of a
 * response once scripts stop reading it, and close the connection.
 */
const privateNoCache = 'private, no-cache'
/**
 * Responses for everyone depend on language, theme and device, and have a nonce, so none can replace another.
 * Not `private`, because browsers would then not store the editor for offline use
 * (app/features/offline/service-worker.js).
 */
const revalidate = 'no-cache'

/**
 * Sets Cache-Control where the route does not: private for requests with a login, a draft, a link or a flash.
 * Responses that set a cookie are never stored, whatever the route says; a 304 keeps the browser's headers.
 */
export function setCacheControl(
  { status, headers }: Response,
  isAnonymous: boolean,
  setsCookie: boolean,
): void {
  if (setsCookie) headers.set('Cache-Control', noStore)
  else if (status !== 304 && !headers.has('Cache-Control'))
    headers.set('Cache-Control', isAnonymous ? revalidate : isRemixData(headers) ? privateNoCache : noStore)
}

function isRemixData(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith(remixDataType) ?? false
}
