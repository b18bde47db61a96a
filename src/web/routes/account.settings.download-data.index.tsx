import { createFileRoute } from '@tanstack/react-router'
import { DownloadScreen } from '../features/account/data-download/download-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/download-data/')({
  staticData: page('R-091', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['account'] }),
  component: DownloadScreen,
})
