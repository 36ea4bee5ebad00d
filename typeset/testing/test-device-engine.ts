import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readNumberedFonts } from '../fonts/numbered-fonts'
import { fontFolders, numberedFontsFolder } from '../font-coverage/font-folders'
import { openDeviceEngine } from '../device/open-device-engine'
import { readDeviceFiles } from '../device/read-device-files'
import { templatesDir } from './test-templates'

const { resolve } = createRequire(import.meta.url)
const moduleOf = (name: string) =>
  WebAssembly.compile(readFileSync(resolve(`@myriaddreamin/${name}`)) as BufferSource)

/** The engine of a device, in this process. */
export const openTestDeviceEngine = async () =>
  openDeviceEngine({
    compiler: await moduleOf('typst-ts-web-compiler/wasm'),
    renderer: await moduleOf('typst-ts-renderer/wasm'),
    fonts: readNumberedFonts(numberedFontsFolder),
    ...readDeviceFiles(templatesDir, fontFolders()),
  })
