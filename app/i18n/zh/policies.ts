export const texts = {
  agreement: '用户协议',
  privacy: '隐私政策',
  version: '版本 {{version}}',
  contents: '目录',
}
