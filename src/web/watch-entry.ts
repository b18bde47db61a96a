import { chartChannel } from '#contract/support/recordings.ts'
import { watchCharts } from './site/inspection/watch-charts.ts'

// Asked for by the page of a demo when a viewer of charts says that it is there (see server/pages/assets.ts).
watchCharts(new BroadcastChannel(chartChannel))
