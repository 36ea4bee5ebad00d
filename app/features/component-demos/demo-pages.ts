import type { Namespaces } from '#app/i18n/namespaces'

export type DemoName = keyof Namespaces['demo']['pages']
export type DemoGroup = keyof Namespaces['demo']['groups']

/** The demo pages, in order. Each has a route below /demo (app/routes.ts); a test compares the two. */
export const demoPages: Readonly<Record<DemoGroup, readonly DemoName[]>> = {
  looks: ['test', 'color', 'fonts', 'dmtest'],
  fields: [
    'nuxtform',
    'checkbox',
    'selector',
    'tagInput',
    'monthPicker',
    'colorpicker',
    'uploadfile',
    'quill',
  ],
  parts: ['accordion', 'benefit'],
  feedback: ['command-message', 'error-defense'],
}
export const demoGroups = Object.keys(demoPages) as DemoGroup[]
