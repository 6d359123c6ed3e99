import { storedSessionInfo } from '../storage/stored-session.ts';

export const SIMULATION_FLOW = 'newer'; // only this flow's response has `stopSimulation`

/** Code of a write that was refused before it was sent. */
export const SIMULATION_REFUSED = 'simulation-refused';

export const sayRefused = (): void => void window.dispatchEvent(new Event(SIMULATION_REFUSED));

/** Whether this window shows the portal as a member sees it. Not in `open-simulation.ts`, which only staff's pages load. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;
