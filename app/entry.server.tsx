import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { redactPath } from '#app/session/redact-path'
import { i18nFor } from './i18n/i18n.server'
import { errorReason } from './layouts/error-page/route-error'
import { isArrival } from './session/arrival'
import { NonceProvider } from './runtime/nonce'
import { InlineStylesProvider } from './runtime/style-sheet'
import { parseSheet, stylesOfPage, type ParsedSheet } from './runtime/page-styles.server'
import { stripNullBytes } from './runtime/strip-null-bytes.server'
import styles from './app.css?url'

const abortAfterMs = 5_000
/** Not in development, where styles change while pages are shown. */
const styleSheet = import.meta.env.PROD
  ? parseSheet(readFileSync(`build/client${styles}`, 'utf8'))
  : undefined
/** Stands for the inline styles until the page is rendered, which says what they are. */
const stylesPlaceholder = '/* styles of this page */'

/**
 * Streams to browsers once the shell is rendered. Bots get everything at once, and so does who gets the styles
 * inline.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { session, nonce, log, requestId }: AppLoadContext,
) {
  const isBot = isbot(request.headers.get('user-agent') ?? '')
  if (isBot && remixContext.staticHandlerContext.errors) return plainErrorResponse(status)
  const retryAfterSeconds = retryAfterFromErrors(remixContext.staticHandlerContext.errors)
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  const inlineSheet = session.isAnonymous && isArrival(request) ? styleSheet : undefined
  const readyEvent = isBot || inlineSheet ? 'onAllReady' : 'onShellReady'
  return new Promise<Response>((resolve, reject) => {
    let hasResponded = false
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18nFor(session.language)}>
        <NonceProvider value={nonce}>
          <InlineStylesProvider value={inlineSheet && stylesPlaceholder}>
            <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={abortAfterMs} />
          </InlineStylesProvider>
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce,
        [readyEvent]() {
          hasResponded = true
          const body = stripNullBytes()
          body.on('close', () => clearTimeout(timer))
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(
            inlineSheet
              ? text(body).then((html) => new Response(withStyles(html, inlineSheet), { headers, status }))
              : new Response(createReadableStreamFromReadable(body), { headers, status }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          status = 500
          // A client that disconnects during rendering is no error.
          if (hasResponded && !request.signal.aborted)
            log.error({ err: error, requestId }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(abort, abortAfterMs + 1_000)
  })
}

function withStyles(html: string, sheet: ParsedSheet): string {
  return html.replace(stylesPlaceholder, () => stylesOfPage(sheet, html))
}

/** When the page may be requested again, in seconds, if the API's error contains it. */
function retryAfterFromErrors(errors: EntryContext['staticHandlerContext']['errors']): number | undefined {
  return Object.values(errors ?? {})
    .map((error) => errorReason(error).retryAfterSeconds)
    .find((retryAfterSeconds) => retryAfterSeconds !== undefined)
}

/** Error pages are for people; a bot gets the status only (spec §2). */
function plainErrorResponse(status: number): Response {
  return new Response(`${status}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // A wrong URL or method is the client's error, contains the URL, and is logged already.
  const isClientError = isRouteErrorResponse(error) && error.status < 500
  if (isClientError || request.signal.aborted) return
  const { log, requestId } = context
  log?.error({ err: error, requestId, path: redactPath(new URL(request.url).pathname) }, 'request failed')
}
