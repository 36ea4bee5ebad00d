import { fontUrls, outlineUrls, templatesUrl } from 'virtual:device/files'
import compilerUrl from '@myriaddreamin/typst-ts-web-compiler/wasm?url'
import rendererUrl from '@myriaddreamin/typst-ts-renderer/wasm?url'
import type { DeviceFiles } from '#typeset/device/open-device-engine'

/** Loads what a device needs to typeset pages: 10 MB, which the browser caches. @throws when a file fails to load */
export async function loadDeviceFiles(): Promise<DeviceFiles> {
  const [compiler, renderer, templates, ...fonts] = await Promise.all([
    WebAssembly.compileStreaming(get(compilerUrl)),
    WebAssembly.compileStreaming(get(rendererUrl)),
    get(templatesUrl).then((response) => response.json()),
    ...fontUrls.map((url) => get(url).then(async (response) => new Uint8Array(await response.arrayBuffer()))),
  ])
  return {
    compiler,
    renderer,
    fonts,
    ...(templates as Pick<DeviceFiles, 'templates' | 'templateFiles' | 'coverage'>),
  }
}

const families = new Map<string, Promise<Record<string, string>>>()

/** The common outlines of a font's family by id; none when there is no file of them. */
export async function loadOutlines(font: number): Promise<Record<string, string>> {
  const url = outlineUrls[font]
  if (!url) return {}
  const loading = families.get(url) ?? get(url).then((response) => response.json())
  families.set(url, loading)
  loading.catch(() => families.delete(url))
  return loading
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return response
}
