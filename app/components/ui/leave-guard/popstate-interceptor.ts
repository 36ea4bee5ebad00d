type PopStateHandler = (event: PopStateEvent) => boolean

let handler: PopStateHandler | undefined

/** Before the router begins to listen: the browser tells listeners in the order they came. */
export function installPopStateInterceptor(): void {
  addEventListener('popstate', (event) => {
    if (handler?.(event)) event.stopImmediatePropagation()
  })
}

/** Lets somebody take steps through the browser's history: what it says yes to, the router never hears of. @returns how it ends */
export function interceptPopState(newHandler: PopStateHandler): () => void {
  handler = newHandler
  return () => {
    if (handler === newHandler) handler = undefined
  }
}
