import { remixDataType } from '#app/runtime/remix-internals'

const noStore = 'private, no-store'
/**
 * What scripts ask for is never shown again by going back. They stop reading where it is complete, and of an answer that it may
 * not keep a browser then gives up the rest, with the connection.
 */
const privateNoCache = 'private, no-cache'
/**
 * What anybody would be shown still hangs on language, theme and device, and has a nonce: no answer of it stands for another.
 * It is not `private`, for then browsers would not keep the editor for who is offline (app/features/offline/service-worker.js).
 */
const revalidate = 'no-cache'

/**
 * Says who may keep an answer, where its door does not: nobody, if it went to somebody with a login, a draft, a link or a word
 * to be told. What sets a cookie is kept by nobody, whatever its door says; a browser's copy goes on as it was.
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
