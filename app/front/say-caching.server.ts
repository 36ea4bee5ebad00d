const nobody = 'private, no-store'
/**
 * What anybody would be shown still hangs on language, theme and device, and has a nonce: no answer of it stands for another.
 * It is not `private`, for then browsers would not keep the editor for who is offline (app/features/offline/worker.js).
 */
const askAgain = 'no-cache'

/**
 * Says who may keep an answer, where its door does not: nobody, if it went to somebody with a login, a draft, a link or a word
 * to be told. What sets a cookie is kept by nobody, whatever its door says; a browser's copy goes on as it was.
 */
export function sayCaching({ status, headers }: Response, isAnybody: boolean, setsCookie: boolean): void {
  if (setsCookie) headers.set('Cache-Control', nobody)
  else if (status !== 304 && !headers.has('Cache-Control'))
    headers.set('Cache-Control', isAnybody ? askAgain : nobody)
}
