type PopStateHandler = (event: PopStateEvent) => boolean

let handler: PopStateHandler | undefined

/** Call before the router adds its listener: listeners run in the order they were added. */
export function installPopStateInterceptor(): void {
  addEventListener('popstate', (event) => {
    if (handler?.(event)) event.stopImmediatePropagation()
  })
}

/**
 * Intercepts history navigation: the router does not see events for which the handler returns true. @returns
 * a function that removes it
 */
export function interceptPopState(newHandler: PopStateHandler): () => void {
  handler = newHandler
  return () => {
    if (handler === newHandler) handler = undefined
  }
}
