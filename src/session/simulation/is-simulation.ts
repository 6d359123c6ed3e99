import { storedSessionInfo } from '../storage/stored-session.ts';

export const SIMULATION_FLOW = 'newer'; // only this flow's response has `stopSimulation`

/** This window shows the portal as a member sees it. Apart from `open-simulation.ts`, which only staff's pages load. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;
