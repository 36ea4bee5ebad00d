import { vitePlugin as remix } from '@remix-run/dev'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import { remixOptions } from './remix.config'
import { chunkingPlugin, importIconsByFile, removeIconKeys } from './scripts/chunking-plugin'
import { inlineScriptPlugin } from './scripts/inline-script-plugin'
import { pageIndexPlugin } from './scripts/page-index-plugin'

export default defineConfig({
  plugins: [
    devServer(),
    tailwind(),
    remix(remixOptions),
    tsconfigPaths(),
    inlineScriptPlugin(),
    pageIndexPlugin(),
    oneServerBundle(),
    routeModules(),
    importIconsByFile(),
    removeIconKeys(),
    chunkingPlugin(),
  ],
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
})

/** Makes server.ts the input of the server build, so that both halves share one copy of every class. */
function oneServerBundle(): Plugin {
  return {
    name: 'one-server-bundle',
    enforce: 'post',
    config: (_, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input: './server.ts' } } } : undefined,
  }
}

/** Lets server.ts answer in `remix vite:dev`. It stands before Remix's plugin, which would answer without our context. */
function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { listener } = (await vite.ssrLoadModule('./server.ts')) as typeof import('./server')
          request.url = request.originalUrl ?? request.url
          await listener(request, response)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/**
 * Where a page's module is gone Remix reloads at once, whatever is unsaved, and as often as it fails. Here the page decides
 * (app/runtime/build-watch/build-watcher.tsx). The texts of a page come with its module (app/i18n/browser-i18n.ts).
 */
function routeModules(): Plugin {
  const reload = 'window.location.reload();'
  const load = 'let routeModule = await import( /* webpackIgnore: true */route.module);'
  return {
    name: 'route-modules',
    apply: 'build',
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js/.test(id)) return
      if (!code.includes(reload) || !code.includes(load))
        throw new Error('Remix no longer loads and reloads as it did: look at routeModules again')
      const ask = `if (window.dispatchEvent(new Event('chunkmissing', { cancelable: true }))) throw error;`
      const withTexts =
        'let [routeModule] = await Promise.all([import(/* @vite-ignore */ route.module), window.__textsOf?.(route.id)]);'
      return code.replace(reload, ask).replace(load, withTexts)
    },
  }
}
