/** The parts of the drawer; a tool and a key of the table open each. */
export type DrawerTab = 'choices' | 'log' | 'score' | 'rules';

export const DRAWER_TABS: readonly DrawerTab[] = ['choices', 'log', 'score', 'rules'];
