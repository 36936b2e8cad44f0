export type { Phrase } from '@orrery/kernel';
