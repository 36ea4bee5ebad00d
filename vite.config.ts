import { vitePlugin as remix } from '@remix-run/dev'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import { patchPartialManifest, patchRouteModuleLoading } from './app/runtime/remix-internals'
import { remixOptions } from './remix.config'
import { bareIconsPlugin } from './scripts/bare-icons-plugin'
import { chunkingPlugin, importIconsByFile } from './scripts/chunking-plugin'
import { deviceFilesModule, deviceFilesPlugin } from './scripts/device-files-plugin'
import { inlineScriptPlugin } from './scripts/inline-script-plugin'
import { nameListsPlugin } from './scripts/name-lists-plugin'
import { pageIndexPlugin } from './scripts/page-index-plugin'
import { serverIconsPlugin } from './scripts/server-icons-plugin'

export default defineConfig({
  plugins: [
    devServer(),
    tailwind(),
    remix(remixOptions),
    tsconfigPaths(),
    inlineScriptPlugin(),
    pageIndexPlugin(),
    nameListsPlugin(),
    deviceFilesPlugin(),
    oneServerBundle(),
    routeModules(),
    partialManifest(),
    importIconsByFile(),
    bareIconsPlugin(),
    serverIconsPlugin(),
    chunkingPlugin(),
  ],
  worker: { format: 'es', plugins: () => [tsconfigPaths(), deviceFilesModule()] },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    // What loads later is fetched when a page rests: lists of what each part needs would make every page heavier.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files) },
  },
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

function routeModules(): Plugin {
  return {
    name: 'route-modules',
    apply: 'build',
    transform: (code, id) =>
      /@remix-run\/react\/dist\/esm\/routeModules\.js/.test(id) ? patchRouteModuleLoading(code) : undefined,
  }
}

/** On the server, where fog-of-war.js is in the bundle for that. */
function partialManifest(): Plugin {
  return {
    name: 'partial-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ ssr: { noExternal: ['@remix-run/react'] } }),
    transform: (code, id) =>
      /@remix-run\/react\/dist\/esm\/fog-of-war\.js/.test(id) ? patchPartialManifest(code) : undefined,
  }
}
