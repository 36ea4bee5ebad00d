import type { VitePluginConfig } from '@remix-run/dev'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Options of the Remix plugin; Remix under Vite reads them only because vite.config.ts imports this file. */
export const remixOptions: VitePluginConfig = {
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  ignoredRouteFiles: ['**/*.test.*'],
}
