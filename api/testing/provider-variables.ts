/** Environment variables of a real model. */
export const openAiVariables = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'https://api.deepseek.com',
  AI_API_KEY: 'sk-1',
  AI_MODEL: 'deepseek-v4-flash',
}

/** Environment variables of real payments. */
export const wechatpayVariables = {
  PUBLIC_ORIGIN: 'https://resume.example.com',
  PAY_PROVIDER: 'wechatpay',
  WECHATPAY_MCHID: '1900000001',
  WECHATPAY_APPID: 'wx1',
  WECHATPAY_SERIAL: 'ABCDEF',
  WECHATPAY_API_V3_KEY: 'geheim'.padEnd(32, 'x'),
  WECHATPAY_PRIVATE_KEY_FILE: '/keys/merchant.pem',
  WECHATPAY_PLATFORM_KEYS: 'PUB_KEY_ID_1=/keys/wechat.pem, 5157F09E=/keys/old=1.pem',
}
