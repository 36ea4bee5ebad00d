declare module 'virtual:remix/server-build' {
  export * from '@remix-run/server-runtime/dist/build'
}
