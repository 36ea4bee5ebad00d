/** The user agent of WeChat's in-app browser on Android. */
export const weixinUserAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701(0x28003253) WeChat/arm64 NetType/WIFI Language/zh_CN'
/** The user agent of a phone's own browser. */
export const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
